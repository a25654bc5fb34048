interface NoProps {}

/**
 * Every slot with the props that its page passes: `<Slot name="item.offers" itemId={id} />` on the page, `SlotModule<'item.offers'>` in
 * the remote that fills it. External remotes add their slots with `declare module '@portico/contract' { interface SlotProps { ... } }`.
 */
export interface SlotProps {
  /** Beside the details of an item. */
  'item.offers': { itemId: number };
  /** Below the offers of an item, for players. */
  'item.watch': { itemId: number };
  /** Below what a search of the market found, for players: the parameters of its address. */
  'search.watch': { search: string };
  /** On the home page. */
  'home.popular-items': NoProps;
  /** On the home page: offers below their usual prices. */
  'home.bargains': NoProps;
  /** Vote beside the login, by account name. */
  'login.voting': NoProps;
  /** In the card that opens where a link names an item or a monster. */
  'thing.card': { kind: 'item' | 'monster'; id: number };
  /** In the card that opens where a link names a player. */
  'player.card': { id: number };
}

export type SlotName = keyof SlotProps;

/** Props of a slot from the address of the page: `{name}` is a path or query parameter. Undefined if the address lacks one. */
export function slotParams(
  templates: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
): Record<string, string> | undefined {
  const filled = Object.entries(templates).map(([prop, template]) => [
    prop,
    template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? query.get(name) ?? ''),
  ]);
  return filled.every(([, value]) => value !== '') ? Object.fromEntries(filled) : undefined;
}
