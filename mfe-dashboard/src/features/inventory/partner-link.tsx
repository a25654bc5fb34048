import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Link } from '@portico/ui';
import type { HeldItem } from './held-item';
import styles from './partner-link.module.css';

/** From a piece to what covers it, and back. */
export function PartnerLink({ partner, href }: { partner: HeldItem; href: string }) {
  const t = useTexts('mfe-dashboard');
  return (
    <p className={styles.root}>
      <Picture kind="item" id={partner.itemId} size={24} />
      <span>
        {t(partner.isCover ? 'inventory.item.coverLabel' : 'inventory.item.coversLabel')}{' '}
        <Link href={href}>
          <bdi>{partner.name}</bdi>
        </Link>
      </span>
    </p>
  );
}
