import { join } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { say, sinceStart } from '../bootstrap/terminal.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { FrontBuilds } from './front.mjs';
import { gatewayHandler } from './gateway.mjs';
import { PortalProcess } from './portal-process.mjs';
import { createRendering } from './rendering.mjs';
import { watchServices } from './watch-services.mjs';
import { watchTexts } from './watch-texts.mjs';
import { CLIENT, OPENAPI, clientTypes } from '../generate/client.mjs';

/** Starts everything behind the listening gateway and watches until a signal. The portal runs from `projects`. */
export async function develop(wanted, { gateway, projects }) {
  const closing = [gateway.close];
  const closeAll = () => Promise.allSettled(closing.map(async (close) => close()));
  const end = async () => {
    await closeAll();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end());
  try {
    await start({ wanted, gateway, projects, closing });
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Starts everything. Adds to `closing` a function that ends each part. */
async function start({ wanted, gateway, projects, closing }) {
  const { port, server } = gateway;
  const services =
    wanted.portal === undefined
      ? watchPortal(port, projects)
      : { target: async () => ({ origin: wanted.portal, isElsewhere: true }) };
  if (services.close) closing.push(services.close);

  const front = new FrontBuilds({ server, port, isRendering: wanted.isRendering, onBuilt: tellBuilt });
  const rendering = wanted.isRendering ? createRendering({ front, portal: wanted.portal }) : undefined;
  const { target } = services;
  const texts = watchTexts(['shell', ...wanted.remotes], (change) => front.tell('portico:texts', change));
  gateway.answerWith(
    gatewayHandler({
      remotes: wanted.remotes,
      front,
      target,
      render: rendering?.render,
      pageFailure: texts.failure,
    }),
  );
  closing.push(() => front.close(), texts.close);
  closing.push(() => rendering?.close());
  const first = ['shell', ...(wanted.isNarrow ? wanted.remotes : [])];
  await Promise.all([services.ready?.(), ...first.map((name) => front.built(name))]);
  say(`Portico is developed at http://localhost:${port} (ready after ${sinceStart()})`);
  await front.buildAhead(wanted.remotes);
}

/** The portal of this repository, restarted for each change of its sources. */
function watchPortal(port, projects) {
  const types = new ClientTypes();
  const portal = new PortalProcess({
    environment: {
      PORTICO_HOST: '127.0.0.1',
      PORTICO_ORIGIN: process.env.PORTICO_ORIGIN ?? `http://localhost:${port}`,
      // A portal renders pages from releases. Pages under development are rendered by the browser, or by `createRendering`.
      PORTICO_RENDERING: '0',
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/portico/dev/node'),
    },
    onLine: say,
  });
  let broken;
  const restart = async (files) => {
    broken = undefined;
    const since = performance.now();
    if (files) say(`  ${files.slice(0, 3).join(', ')}${files.length > 3 ? ' ...' : ''} changed: restarting`);
    const { port: own, failure } = await portal.restart();
    if (own === undefined) return failure && say(`  ${failure}`);
    if (files) say(`  restarted after ${((performance.now() - since) / 1000).toFixed(1)} s`);
    return types.update(`http://127.0.0.1:${own}`);
  };
  const watch = watchServices({
    projects,
    onChange: (files) => void restart(files),
    onFailure: (message) => {
      broken = message;
      say(message);
    },
  });
  void restart();
  return {
    target: async () => {
      if (broken !== undefined) return { failure: broken };
      const { port: own, failure } = await portal.ready();
      return { origin: `http://127.0.0.1:${own}`, isElsewhere: false, failure };
    },
    ready: () => Promise.all([portal.ready(), watch.ready]),
    close: () => Promise.all([portal.close(), watch.close()]),
  };
}

function tellBuilt({ name, isFirstCompile, stats }) {
  const { time } = stats.toJson({ all: false, timings: true });
  if (!stats.hasErrors())
    say(
      `  ${name} ${isFirstCompile ? 'built' : 'built again'}${time ? ` in ${(time / 1000).toFixed(2)} s` : ''}`,
    );
}

/** Keeps `openapi.json` and the client's types in sync with the running portal, as `npm run generate` does. */
class ClientTypes {
  #work = Promise.resolve();

  update(origin) {
    this.#work = this.#work
      .then(() => update(origin))
      .catch((error) => say(`  openapi.json: ${error.message}`));
    return this.#work;
  }
}

async function update(origin) {
  const since = performance.now();
  const answer = await fetch(`${origin}/api/openapi.json`);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const description = await answer.json();
  const text = `${JSON.stringify(description, null, 2)}\n`;
  const file = join(ROOT, OPENAPI);
  if (text === (await readFile(file, 'utf8'))) return;
  await writeFile(join(ROOT, CLIENT), await clientTypes(description));
  await writeFile(file, text);
  say(`  wrote openapi.json and the client's types in ${((performance.now() - since) / 1000).toFixed(1)} s`);
}
