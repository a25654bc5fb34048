import { watchPointing, type Pointed } from '@portico/game-ui/watch-pointing';
import { directionOf } from '@portico/domain';
import { keepPlaced } from '@portico/game-ui/place-card';
import type { Answer } from '@portico/portal-kit';
import { type EmbedLink, portalLinkOf, readEmbedLink } from './embed-link';
import { EMBED_WORDS } from './embed-words';

type CardData = Answer<'/api/v1/public/cards/{kind}/{id}'>;

/** A style sheet object is nothing that a strict policy of a page refuses. Styles of the page do not reach the card. */
const STYLES = `
:host{all:initial!important}
.card{position:fixed;inset:auto;z-index:2147483647;box-sizing:border-box;margin:0;padding:12px;border:1px solid light-dark(#d8c9b6,#4b4172);border-radius:12px;
inline-size:max-content;max-inline-size:min(300px,100vw - 16px);display:none;gap:4px 12px;grid-template-columns:auto 1fr;align-items:center;
background:light-dark(#fffdf9,#2a2350);color:light-dark(#33261b,#f3eee6);box-shadow:0 6px 24px #0004;font:14px/1.4 system-ui,sans-serif;overflow-wrap:anywhere}
.card:popover-open,.card.open{display:grid}
img{inline-size:56px;block-size:56px;object-fit:contain}
.head{grid-column:-2}
p,ul{margin:0;padding:0}
.quiet{color:light-dark(#5f5044,#c9c0dd);font-size:12px}
.name{font-size:16px;font-weight:700}
ul,.site{grid-column:1/-1}
ul{display:flex;flex-wrap:wrap;gap:4px;list-style:none}
li{padding:1px 7px;border-radius:6px;background:light-dark(#f1e6d6,#3b3368);font-size:13px;font-weight:600}
`;

/** The card of `embed.js`, in a shadow root of its own. Every text is set as text, never as markup. */
class EmbedCard {
  private readonly host = document.createElement('div');
  private readonly box = document.createElement('div');
  private close: (() => void) | undefined;
  private wanted: EmbedLink | undefined;
  private readonly cards = new Map<string, Promise<CardData | undefined>>();

  constructor(
    private readonly portal: string,
    private readonly theme: string | undefined,
  ) {
    const { host, box } = this;
    host.id = `portico-card-${new URL(portal).host}`;
    host.setAttribute('role', 'tooltip');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    root.adoptedStyleSheets = [sheet];
    box.className = 'card';
    box.popover = 'manual';
    root.append(box);
  }

  get element(): Element {
    return this.host;
  }

  /** Opens once its data is there. Returns false for a card without data, or if another one was wanted meanwhile. */
  async show({ anchor, thing, pointerX }: Pointed<EmbedLink>): Promise<boolean> {
    this.hide();
    this.wanted = thing;
    const card = await this.read(thing);
    if (card === undefined || this.wanted !== thing) return false;
    this.fill(card, thing);
    document.body.append(this.host);
    const unmark = this.describe(anchor);
    const unplace = keepPlaced(this.box, { anchor, pointerX }, () => this.hide());
    this.close = () => {
      unplace();
      unmark();
      this.host.remove();
    };
    return true;
  }

  hide(): void {
    this.wanted = undefined;
    const { close } = this;
    this.close = undefined;
    close?.();
  }

  private read({ kind, id }: EmbedLink): Promise<CardData | undefined> {
    const address = `${this.portal}/api/v1/public/cards/${kind}/${id}`;
    const known = this.cards.get(address);
    if (known !== undefined) return known;
    const card = fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' })
      .then((answer) => (answer.ok ? (answer.json() as Promise<CardData>) : undefined))
      .catch(() => undefined);
    this.cards.set(address, card);
    // A later look asks again.
    void card.then((data) => data ?? this.cards.delete(address));
    return card;
  }

  private fill({ kind, name, place, facts, picture, site }: CardData, { language }: EmbedLink): void {
    const { box } = this;
    box.lang = language;
    box.dir = directionOf(language);
    box.style.colorScheme = this.theme ?? 'light dark';
    const head = element('div', 'head');
    head.append(
      line('quiet', EMBED_WORDS[language][kind]),
      line('name', name),
      ...(place === null ? [] : [line('quiet', place)]),
    );
    const list = element('ul');
    list.append(...facts.map((fact) => isolated(element('li'), fact)));
    box.replaceChildren(
      ...(picture === null ? [] : [this.pictureAt(picture)]),
      head,
      ...(facts.length === 0 ? [] : [list]),
      line('quiet site', site),
    );
  }

  private pictureAt(path: string): HTMLElement {
    const image = document.createElement('img');
    image.alt = '';
    // Without cookies, also where the forum is a neighbour of the portal.
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.src = this.portal + path;
    return image;
  }

  /** Screen readers read the card with the link. Returns how to take that back. */
  private describe(anchor: Element): () => void {
    const former = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', former === null ? this.host.id : `${former} ${this.host.id}`);
    return () => {
      if (former === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', former);
    };
  }
}

function element(tag: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}

function line(className: string, text: string): HTMLElement {
  return isolated(element('p', className), text);
}

/** Names of players may be in any script. */
function isolated(around: HTMLElement, text: string): HTMLElement {
  const inner = element('bdi');
  inner.textContent = text;
  around.append(inner);
  return around;
}

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
