/** Why something did not come along that its owner has changed since it came last. */
export const CHANGED_HERE = "it was changed on this site, and stays as it is here";
