'use strict';

const MAX_MESSAGE = 300;
const MAX_STACK = 4000;

/**
 * What is told of anything that was thrown, an error or not.
 * @param {unknown} thrown
 * @returns {import('../process-calls.js').ToldError}
 */
function toldError(thrown) {
  try {
    return shortened({ message: String(thrown), stack: thrown instanceof Error ? thrown.stack : undefined });
  } catch {
    return { message: 'Something was thrown that has no text', stack: undefined };
  }
}

/**
 * What threw may have made anything of its own error.
 * @param {{ message: string, stack: string | undefined }} error
 * @returns {import('../process-calls.js').ToldError}
 */
function shortened({ message, stack }) {
  return {
    message: String(message).slice(0, MAX_MESSAGE),
    stack: stack && String(stack).slice(0, MAX_STACK),
  };
}

module.exports = { shortened, toldError };
