/**
 * The attribute by which foreign HTML says where a contact form of this site stands, with the form's
 * key: `<div data-contact-form="write-to-us-1f2e3d4c"></div>`.
 */
export const FORM_PLACE = "data-contact-form";
