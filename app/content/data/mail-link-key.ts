/** sessionStorage key, set when the visitor clicks the button of a mail link: the time in milliseconds since 1970. */
export const mailLinkKey = "mail-link";
