import { watchPointing } from '@portico/game-ui/watch-pointing';
import { EmbedCard } from './embed-card';
import { type EmbedLink, portalLinkOf, readEmbedLink } from './embed-link';

/** `embed.js`: cards at links to the portal on other sites (docs/embeds.md). Stores nothing, asks only when a reader points at a link. */
function start(script: HTMLScriptElement): void {
  const portal = new URL(script.src).origin;
  const mark = Symbol.for(`portico ${portal}`);
  // The portal has cards of its own, and a page may name the script twice.
  if (portal === location.origin || Reflect.has(window, mark)) return;
  Reflect.set(window, mark, true);
  const { theme } = script.dataset;
  const card = new EmbedCard(portal, theme === 'light' || theme === 'dark' ? theme : undefined);
  watchPointing<EmbedLink>({
    anchorOf: (event) => portalLinkOf(event, portal),
    thingOf: (anchor) =>
      anchor instanceof HTMLAnchorElement ? readEmbedLink(anchor, document.documentElement.lang) : undefined,
    show: (pointed) => card.show(pointed),
    hide: () => card.hide(),
    card: () => card.element,
  });
}

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
