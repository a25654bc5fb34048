/** Whether somebody tries from where the account logged in before; what waits for a thread goes in this order. */
export type Standing = 'known' | 'stranger';
