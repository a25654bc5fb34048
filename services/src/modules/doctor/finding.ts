/** What is said of one thing that the portal needs. */
export interface Finding {
  name: string;
  state: 'ready' | 'limited' | 'off';
  /** Why, and what to do about it; empty where it is ready. */
  hint: string;
}
