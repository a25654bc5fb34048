import { statSync } from 'node:fs';
import { join } from 'node:path';
import { matchPage, remoteForPath } from '../../libs/contract/dist/index.js';
import { PageRenderer, RenderingFaults } from '../../services/dist/modules/rendering/index.js';
import { say } from '../bootstrap/terminal.mjs';
import { ROOT, homeFolder, readJson } from '../bootstrap/workspace.mjs';
import { renderingFolder } from './front-config.mjs';
import { VERSION } from './watched-remotes.mjs';

/**
 * Renders pages as the portal does, from the server builds under development. Slots that other remotes fill are left
 * to the browser. `portal` means that releases are elsewhere; their pages are rendered as frames.
 */
export function createRendering({ front, portal }) {
  const faults = new RenderingFaults();
  faults.listen(({ remote, page, message, stack }) =>
    say(`  ${remote} ${page ?? ''} did not render: ${stack ?? message}`),
  );
  const renderer = new PageRenderer(faults);

  async function render(boot, address) {
    const { pathname } = new URL(address, 'http://portal');
    const path = pathname.slice(boot.basename.length) || '/';
    const remote = await moduleOf(boot, path);
    const texts = join(ROOT, `shell/src/i18n/${boot.language}.json`);
    const shell = {
      file: join(renderingFolder('shell'), 'shell.cjs'),
      stamp: (await front.renderingStamp('shell')) + statSync(texts).mtimeMs,
    };
    const rendering = await renderer.render({ shell, boot, address, texts, remote, fills: [] });
    return rendering && { ...rendering, isWhole: rendering.isWhole && remote !== undefined };
  }

  /** Server build of the page at a path; undefined if no remote has a public page there. */
  async function moduleOf({ registry, language }, path) {
    const found = remoteForPath(registry.remotes, path);
    const match = found && matchPage(found.pages, path);
    if (match?.page.permission !== 'public' || found.problem !== undefined) return undefined;
    const { name, version, namespace } = found;
    if (version === VERSION) {
      const texts = join(ROOT, name, `src/i18n/${language}.json`);
      const stamp = (await front.renderingStamp(name)) + statSync(texts).mtimeMs;
      return {
        remote: name,
        version: stamp,
        namespace,
        file: join(renderingFolder(name), 'remote.cjs'),
        texts,
      };
    }
    if (portal !== undefined) return undefined;
    const folder = join(homeFolder(), 'releases', name, version);
    const { server, texts } = readJson(join(folder, 'release.json'));
    const file = server['./remote'];
    return (
      file && {
        remote: name,
        version,
        namespace,
        file: join(folder, file),
        texts: join(folder, texts[language]),
      }
    );
  }

  return { render, close: () => renderer.close() };
}
