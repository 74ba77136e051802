/**
 * The longest texts in UTF-16 units, as a field's `maxlength` counts. Fields of the portal and the request schemas share
 * them, so that whatever can be typed is accepted.
 */
export const PURCHASE_ORDER_MAX_LENGTH = 64;
export const ORDER_NOTES_MAX_LENGTH = 2000;
export const LINE_NOTE_MAX_LENGTH = 250;
export const ADDRESS_LINE_MAX_LENGTH = 150;
export const CITY_MAX_LENGTH = 100;
export const POSTAL_CODE_MAX_LENGTH = 20;
export const TRANSACTION_NUMBER_MAX_LENGTH = 64;
export const COUPON_CODE_MAX_LENGTH = 64;
export const LIST_NAME_MAX_LENGTH = 80;
export const APPROVAL_COMMENT_MAX_LENGTH = 1000;
export const PART_NUMBER_MAX_LENGTH = 40;
export const SIZE_MAX_LENGTH = 40;
export const SEARCH_MAX_LENGTH = 200;
/** RFC 5321, 4.5.3.1. */
export const EMAIL_MAX_LENGTH = 254;
/** (rules: Password) */
export const PASSWORD_MAX_LENGTH = 100;
