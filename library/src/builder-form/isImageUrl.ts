/** Whether an address ends as that of a picture: gif, jpg, jpeg, bmp or png (specification, section 5). */
export function isImageUrl(address: string): boolean {
  return /\.(?:gif|jpe?g|bmp|png)$/i.test(address.trimEnd());
}
