import { useTexts } from '@portico/i18n';
import { EmptyState } from '@portico/ui';
import { ActionForm, type ActionFormProps } from './action-form';

/** Help for a character that does not leave the game. */
export function ActionDialog(props: Omit<ActionFormProps, 'first'>) {
  const { account, overview, action } = props;
  const t = useTexts('mfe-dashboard');
  const played = new Set(overview.characters.filter(({ isOnline }) => isOnline).map(({ id }) => id));
  const first = account.characters.find(({ id }) => played.has(id)) ?? account.characters[0];
  if (first === undefined) {
    return <EmptyState title={t('characters.empty.title')} hint={t('characters.empty.text')} />;
  }
  // Its own for each: what is said of one says nothing of the other.
  return <ActionForm key={action} {...props} first={first} />;
}
