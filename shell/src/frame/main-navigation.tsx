import { useTexts } from '@portico/i18n';
import { Link } from 'react-router-dom';
import styles from './header.module.css';
import { useNavigation } from './use-navigation';

/** The pages of the portal in a row, for wide screens. */
export function MainNavigation() {
  const t = useTexts('shell');
  const items = useNavigation();
  return (
    <nav className={styles.navigation} aria-label={t('menu.main')}>
      <ul className={styles.navigationList} role="list">
        {items.map((item) => (
          <li key={item.path}>
            <Link className={styles.navigationLink} to={item.path} aria-current={item.current}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
