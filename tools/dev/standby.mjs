/**
 * Becomes the portal when it is told to. It is started ahead of that and loads the packages, which do not change while somebody
 * works: that is half of what a start takes.
 */
const told = new Promise((resolve) => process.once('message', resolve));

// Whoever watches is gone, whatever ended it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const [, , main, ...packages] = process.argv;
for (const name of packages) {
  // What is not found from here, or is not code, comes with the portal where it is needed.
  await import(name).catch(() => undefined);
}
Object.assign(process.env, await told);
await import(main);
