/** How a portal is closed. `renew`: the next one must not use what was loaded for this one. `forget`: what the portal stored in the parent's page is removed. */
export type ClosePurpose = 'renew' | 'forget' | false;
