/** Increase it whenever the generator's output changes. The next start then replaces older demo worlds. */
export const DEMO_VERSION = 25;

export const DEMO_SEED = 83;
