import { type ReactNode, useEffect, useRef } from 'react';
import { PHONE, useMediaQuery } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { IconButton, Sheet } from '@portico/ui';
import { FloatingCard } from './floating-card';
import type { HeldItem } from './held-item';
import styles from './item-cards.module.css';
import { PLACE_ATTRIBUTE } from './use-cell-focus';
import { useDismissal } from './use-dismissal';
import { usePointedCell } from './use-pointed-cell';

/** Where a card beside its cell would cover the cells; the style sheet of the page knows the same width. */

export interface ItemCardsProps {
  items: readonly HeldItem[];
  /** Place of the item that the address opens; 0 for none. */
  openPlace: number;
  onClose: () => void;
  /** The title of the sheet on phones: the place of its item. */
  title: string;
  /** Draws the card; in its corner the way to close it, where there is no other. */
  renderCard: (item: HeldItem, corner?: ReactNode) => ReactNode;
  children: ReactNode;
}

/** The card of the open item, else of the hovered one. It stands beside its cell; on phones it is a sheet. */
export function ItemCards({ items, openPlace, onClose, title, renderCard, children }: ItemCardsProps) {
  const t = useTexts('mfe-dashboard');
  const area = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(PHONE);
  const { pointed, hide, handlers } = usePointedCell(card);
  const open = items.find(({ place }) => place === openPlace);
  const isSheet = open !== undefined && isNarrow;
  const shown = open ?? items.find(({ place }) => place === pointed?.place);

  const close = () => {
    if (card.current?.contains(document.activeElement)) {
      area.current?.querySelector<HTMLElement>(`[${PLACE_ATTRIBUTE}="${openPlace}"]`)?.focus();
    }
    hide();
    if (open) onClose();
  };
  useDismissal({ isOn: shown !== undefined && !isSheet, isPressed: open !== undefined, card, close });
  useFocusOfOpened(card, openPlace);

  return (
    <div ref={area} className={styles.area} {...handlers}>
      {children}
      <Sheet
        isOpen={isSheet}
        onClose={close}
        side="bottom"
        title={title}
        closeText={t('inventory.item.close')}
      >
        {open && renderCard(open)}
      </Sheet>
      {shown && !isSheet && (
        <FloatingCard
          ref={card}
          place={shown.place}
          pointerX={open ? undefined : pointed?.pointerX}
          label={open?.name}
          onGone={open ? undefined : hide}
        >
          {renderCard(
            shown,
            open && (
              <IconButton icon="close" size="small" label={t('inventory.item.close')} onClick={close} />
            ),
          )}
        </FloatingCard>
      )}
    </div>
  );
}

/** Moves the focus to a card that the user opened, not to one of the initial address. */
function useFocusOfOpened(card: { readonly current: HTMLElement | null }, openPlace: number): void {
  const last = useRef(openPlace);
  useEffect(() => {
    if (openPlace !== last.current && openPlace !== 0) card.current?.focus({ preventScroll: true });
    last.current = openPlace;
  }, [card, openPlace]);
}
