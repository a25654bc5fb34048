import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';
import { useNavigation } from './use-navigation';

/** Where else to go, whose site it is, and since when. */
export function Footer() {
  const t = useTexts('shell');
  const { config, demo } = usePortal();
  const items = useNavigation();
  return (
    <footer className={styles.root}>
      <div className={styles.row}>
        <nav aria-label={t('footer.navigation')}>
          <ul className={styles.list} role="list">
            {items.map((item) => (
              <li key={item.path}>
                <Link className={styles.link} to={item.path}>
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.words}>
          {t('footer.copyright', { year: new Date().getFullYear(), name: config.site.name })}
          {demo && <span className={styles.demo}>{t('footer.demo')}</span>}
        </p>
      </div>
    </footer>
  );
}
