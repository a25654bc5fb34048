import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { kitText } from '@portico/portal-kit';
import { LiveSearchField, type LiveSearchFieldProps } from '@portico/ui';

type LiveSearchProps = Omit<LiveSearchFieldProps, 'maxLength' | 'minLength' | 'texts'>;

export function LiveSearch(props: LiveSearchProps) {
  const t = useTexts('mfe-database');
  return (
    <LiveSearchField
      {...props}
      maxLength={SEARCH_MAX_LENGTH}
      minLength={SEARCH_MIN_LENGTH}
      texts={{
        submit: kitText('kit.list.search'),
        clear: kitText('kit.list.clearSearch'),
        tooShort: t('search.tooShort'),
      }}
    />
  );
}
