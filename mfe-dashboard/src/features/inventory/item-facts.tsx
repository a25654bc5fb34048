import { useFormat, useMinute } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { ReactNode } from 'react';
import type { HeldItem } from './held-item';
import styles from './item-card.module.css';
import { type ItemMark, marksOf } from './item-marks';
import { Mark } from './mark';

/** What marks an item, each in words: flags, until when it stays, whose it is and who gave it. */
export function ItemFacts({ item }: { item: HeldItem }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { expiration, owner, giftFrom } = item;
  const marks = marksOf(item, useMinute());
  const date = expiration !== null && {
    date: format.date(expiration),
    relative: format.relativeTime(expiration),
  };
  const words = (mark: ItemMark): ReactNode => {
    if (mark === 'expired' && date) return t('inventory.item.expired', date);
    if (mark === 'expiring' && date) return t('inventory.item.expires', date);
    if (mark === 'nameTag') return <Named label={t('inventory.mark.nameTag')} name={owner} />;
    if (mark === 'gift') return <Named label={t('inventory.item.giftFrom')} name={giftFrom} />;
    return t(`inventory.mark.${mark}`);
  };
  const isFarOff = date && !marks.includes('expired') && !marks.includes('expiring');
  if (marks.length === 0 && !isFarOff) return null;
  return (
    <ul role="list" className={styles.facts}>
      {marks.map((mark) => (
        <li key={mark}>
          <Mark mark={mark} />
          <span>{words(mark)}</span>
        </li>
      ))}
      {isFarOff && (
        <li>
          <Mark mark="expiring" />
          <span>{t('inventory.item.expires', date)}</span>
        </li>
      )}
    </ul>
  );
}

function Named({ label, name }: { label: string; name: string | null }) {
  return (
    <>
      {label}: <bdi className={styles.named}>{name}</bdi>
    </>
  );
}
