/** Whether somebody tries from where the account logged in before. */
export type Standing = 'known' | 'stranger';
