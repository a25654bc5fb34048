// Exits with 0 while the portal of this container is ready.
const address = `http://127.0.0.1:${process.env.PORT ?? 8080}/api/health/ready`;
const answer = await fetch(address, { signal: AbortSignal.timeout(2500) }).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
