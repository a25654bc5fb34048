import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';

/** Allowed links: another site, a mail address, a page of this portal. Any other link stays plain text. */
const LINK = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;
const OUTSIDE = /^https?:/i;

/** The page's title is its first heading, so headings of the text are one level lower. */
const HEADINGS_BELOW = 1;
const LAST_HEADING = 6;

/** HTML is shown as text. Pictures become links: a picture on another site would tell that site who reads the page. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });
markdown.validateLink = (address) => LINK.test(address.trim());

const { rules } = markdown.renderer;

rules.link_open = (tokens, index, options, _env, renderer) => {
  const token = tokens[index];
  if (token !== undefined && OUTSIDE.test(addressIn(token, 'href')))
    token.attrSet('rel', 'nofollow noopener noreferrer');
  return renderer.renderToken(tokens, index, options);
};

rules.image = (tokens, index) => {
  const token = tokens[index];
  const address = token === undefined ? '' : addressIn(token, 'src');
  const rel = OUTSIDE.test(address) ? ' rel="nofollow noopener noreferrer"' : '';
  return `<a href="${escapedText(address)}"${rel}>${escapedText(token?.content || address)}</a>`;
};

// Alignment would be a `style`, which the pages' content security policy refuses.
rules.th_open = rules.td_open = (tokens, index, options, _env, renderer) => {
  const token = tokens[index];
  if (token !== undefined) token.attrs = null;
  return renderer.renderToken(tokens, index, options);
};

rules.heading_open = rules.heading_close = (tokens, index, options, _env, renderer) => {
  const token = tokens[index];
  if (token !== undefined)
    token.tag = `h${Math.min(LAST_HEADING, Number(token.tag.slice(1)) + HEADINGS_BELOW)}`;
  return renderer.renderToken(tokens, index, options);
};

/** Characters that reverse the reading order. Texts with them are refused, but Markdown can write them as `&#x202e;`. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Length of Markdown per character of an excerpt: it leaves room for addresses of links. Lists make many excerpts. */
const UNITS_PER_CHARACTER = 8;

const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** Markdown as HTML without markup from elsewhere: no scripts, no pictures, no attributes except addresses. */
export function markdownHtml(text: string): string {
  return markdown.render(text).replace(TURNS, '');
}

export const escapedText = (text: string): string => markdown.utils.escapeHtml(text);

export function excerptOf(text: string, maxLength: number): string {
  const beginning = text.slice(0, maxLength * UNITS_PER_CHARACTER).replace(HALF_CHARACTER, '');
  const words = markdown
    .parse(beginning, {})
    .map(wordsOf)
    .join(' ')
    .replace(TURNS, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...words];
  if (characters.length <= maxLength && beginning === text) return words;
  const cut = characters.slice(0, maxLength - 1).join('');
  // Cuts at the end of a word if the language has spaces.
  return `${cut.replace(/\s+\S{0,20}$/u, '').replace(/[\s.,;:]+$/, '')}…`;
}

function addressIn(token: Token, attribute: 'href' | 'src'): string {
  return String(token.attrGet(attribute) ?? '');
}

function wordsOf({ type, content, children }: Token): string {
  if (type === 'code_block' || type === 'fence') return content;
  return (children ?? [])
    .map((child) => (child.type === 'softbreak' || child.type === 'hardbreak' ? ' ' : child.content))
    .join('');
}
