/** Raised whenever the generator makes something else: an older demo world is then replaced at the next start. */
export const DEMO_VERSION = 22;

export const DEMO_SEED = 83;
