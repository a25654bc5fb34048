import { useTexts } from '@portico/i18n';
import { useVisitor } from '@portico/portal-kit';
import { Badge } from '@portico/ui';
import styles from './admin-badge.module.css';

/** That whoever is here has access, and by which role. */
export function AdminBadge() {
  const t = useTexts('mfe-admin');
  const { roles } = useVisitor();
  const role = roles.includes('webAdmin') ? 'webAdmin' : 'admin';
  return (
    <p className={styles.root}>
      <Badge tone="accent" icon="crown">
        {t('frame.badge')}
      </Badge>
      <span className={styles.role}>{t(`frame.role.${role}`)}</span>
    </p>
  );
}
