const started = Date.now();

/** An error that the user can fix. It is printed as one line without a stack. */
export class PlainError extends Error {}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

let output = process.stdout;

/** Prints progress to another stream, for tools that print data. */
export function saySteps(stream) {
  output = stream;
}

export function say(line) {
  output.write(`${line}\n`);
}

export async function step(name, work) {
  const since = Date.now();
  const ticker = output.isTTY
    ? setInterval(() => output.write(`\r  ${name} ... ${seconds(since)} `), 500)
    : undefined;
  if (!ticker) say(`  ${name} ...`);
  try {
    const result = await work();
    clearInterval(ticker);
    say(`${ticker ? '\r' : ''}  ${name}: done in ${seconds(since)}     `);
    return result;
  } catch (error) {
    clearInterval(ticker);
    if (ticker) output.write('\n');
    throw error;
  }
}

/** Runs a tool's main function. An error is printed as one line on stderr and gives exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    const message = error instanceof PlainError ? error.message : `Unexpected: ${error?.stack ?? error}`;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}

export function sinceStart() {
  return seconds(started);
}
