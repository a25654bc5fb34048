/**
 * Becomes the portal when it is told to. It is started ahead of that and loads the packages, which do not change while somebody
 * works: that is half of what a start takes.
 */
const told = new Promise((resolve) => process.once('message', resolve));

// The process that watches is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const [, , main, ...packages] = process.argv;
for (const name of packages) {
  // A package that cannot be loaded here is loaded by the portal where it is needed.
  await import(name).catch(() => undefined);
}
Object.assign(process.env, await told);
await import(main);
