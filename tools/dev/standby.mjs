/** Becomes the portal on a message. Started ahead, it loads the packages, which do not change and take half of a start. */
const told = new Promise((resolve) => process.once('message', resolve));

// The watching process has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const [, , main, ...packages] = process.argv;
for (const name of packages) {
  // If a package cannot be loaded here, the portal loads it when needed.
  await import(name).catch(() => undefined);
}
Object.assign(process.env, await told);
await import(main);
