import type { PageMatch } from '@portico/contract';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const PORTAL_CARD = '/cards/page/home.png';
const PARAMETER = /\{(\w+)\}/;

export function cardOf(match: PageMatch | undefined): string {
  const card = match?.page.card;
  if (match === undefined || card === undefined) return PORTAL_CARD;
  const number = (name: string) => (match.params[name] ?? '').replace(/^(\d+)-.*$/s, '$1');
  return `/cards/${card.replace(PARAMETER, (_, name: string) => encodeURIComponent(number(name)))}.png`;
}

/** Parameters without leading zeros, as in `/item/01402014`; undefined if the address is already canonical. */
export function withoutLeadingZeros({ page, params }: PageMatch): Record<string, string> | undefined {
  const name = PARAMETER.exec(page.card ?? '')?.[1];
  const value = name === undefined ? undefined : params[name];
  if (name === undefined || value === undefined || !/^0\d+$/.test(value)) return undefined;
  return { ...params, [name]: value.replace(/^0+(?=\d)/, '') };
}
