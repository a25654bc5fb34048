import type { SlotProps } from '@portico/contract';

export type CardThing = SlotProps['thing.card'];

export type CardSubject = CardThing | { kind: 'player'; id: number };

const KINDS = ['item', 'monster', 'player'] as const satisfies readonly CardSubject['kind'][];

/** Attribute of links that show a card: `item 1302000`. */
const ATTRIBUTE = 'data-card';

export const CARD_ANCHOR = `[${ATTRIBUTE}]`;

/**
 * Attributes for a link that shows the card of a thing: `<CardLink href={href} {...cardOf('item', id)}>`. The shell listens for all of
 * them in one place, so that a link with a card costs no more than one without.
 */
export function cardOf(kind: CardSubject['kind'], id: number): Readonly<Record<typeof ATTRIBUTE, string>> {
  return { [ATTRIBUTE]: `${kind} ${id}` };
}

/** Returns the subject of a link's card; undefined if the link has none. */
export function thingOf(anchor: Element): CardSubject | undefined {
  const [word, digits] = (anchor.getAttribute(ATTRIBUTE) ?? '').split(' ');
  const kind = KINDS.find((known) => known === word);
  const id = Number(digits);
  return kind === undefined || !Number.isSafeInteger(id) ? undefined : { kind, id };
}

/** Returns the link with a card that contains an event's target. */
export function anchorOf(event: Event): Element | undefined {
  return event.target instanceof Element ? (event.target.closest(CARD_ANCHOR) ?? undefined) : undefined;
}
