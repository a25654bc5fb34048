import { useTexts } from '@portico/i18n';
import { accountsNamedQuery, type FoundAccount } from './account.queries';
import { FoundField, useTypedSearch, type TypedFieldProps } from '../fields/found-field';

/** Longest account name that the game's table holds. */
const MAX_NAME = 13;
/** Characters shown beside an account's name. */
const NAMED = 2;

/** Finds an account by its name. */
export function AccountField(props: TypedFieldProps<FoundAccount>) {
  const t = useTexts('mfe-admin');
  const search = useTypedSearch(props.value, accountsNamedQuery);
  return (
    <FoundField
      {...props}
      maxLength={MAX_NAME}
      found={search.data?.accounts ?? []}
      search={search}
      optionOf={({ id, name, characterNames }) => ({
        key: String(id),
        text: name,
        detail: characterNames.slice(0, NAMED).join(' · '),
      })}
      countText={(count) => t(count === 0 ? 'accountSearch.none' : 'accounts.total', { count })}
    />
  );
}
