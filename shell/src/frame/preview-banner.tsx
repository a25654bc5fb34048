import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Icon } from '@portico/ui';
import { useLocation } from 'react-router-dom';
import styles from './preview-banner.module.css';

/** The version that this visitor alone sees, or why there is none. On top of every page, as the server rendered it. */
export function PreviewBanner() {
  const t = useTexts('shell');
  const { basename, preview } = usePortal();
  const { pathname } = useLocation();
  if (preview === undefined) return null;
  const { remote, by, fault } = preview;
  // No line begins within a version: a word joiner follows each hyphen.
  const version = preview.version.replaceAll('-', '-\u2060');
  const text = () => {
    if (fault !== null) return t(`preview.fault.${fault}`, { remote, version });
    return by === null
      ? t('preview.unknownAuthor', { remote, version })
      : t('preview.text', { remote, version, by });
  };
  return (
    <aside className={styles.root} data-fault={fault ?? undefined} aria-label={t('preview.label')}>
      <Icon name={fault === null ? 'search' : 'warning'} size={18} />
      <p>{text()}</p>
      {/* A new document: it comes with other releases. */}
      <a className={styles.action} href={`${basename}${pathname}?preview=off`}>
        {t(fault === null ? 'preview.leave' : 'preview.close')}
      </a>
    </aside>
  );
}
