import { defineSearch, uncheckedText, useSearch } from '@portico/portal-kit';

const detailsSearch = defineSearch({ details: uncheckedText() });
const SEPARATOR = '.';

/** Reads and writes the unfolded rows in the address: `?details=9.12`. */
export function useOpenCharacters() {
  const { view, hrefWith, set } = useSearch(detailsSearch);
  const open = view.details.split(SEPARATOR).filter((id) => id !== '');
  const isOpen = (id: number) => open.includes(String(id));
  const withRow = (id: number) => (isOpen(id) ? open : [...open, String(id)]).join(SEPARATOR);
  const withoutRow = (id: number) => open.filter((other) => other !== String(id)).join(SEPARATOR);
  return {
    isOpen,
    /** Address of the overview with a row unfolded and in sight. */
    hrefOf: (id: number) => `${hrefWith({ details: withRow(id) })}#${rowId(id)}`,
    setOpen: (id: number, isNowOpen: boolean) => {
      if (isOpen(id) !== isNowOpen) {
        set({ details: isNowOpen ? withRow(id) : withoutRow(id) }, { replace: true });
      }
    },
  };
}

export const rowId = (id: number) => `character-${id}`;
