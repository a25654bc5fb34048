import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { CheckField, FormError } from '@portico/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PanelStatus, SecurityPanel, useStatus } from './security-panel';
import { setVisibility, visibilityQuery } from './security.queries';

/** Whether the public list of online players shows the account. */
export function OnlinePanel() {
  const t = useTexts('mfe-dashboard');
  const queries = useQueryClient();
  const [status, say] = useStatus();
  const saving = useMutation({
    mutationFn: setVisibility,
    onSuccess: (visibility) => {
      queries.setQueryData(visibilityQuery().queryKey, visibility);
      say(t(visibility.isHidden ? 'security.online.hidden' : 'security.online.shown'));
    },
  });
  return (
    <SecurityPanel name="online" icon="users" query={useQuery(visibilityQuery())} skeleton="2rem">
      {({ isHidden }) => (
        <>
          <CheckField
            checked={saving.isPending ? saving.variables : isHidden}
            disabled={saving.isPending}
            onChange={(isChecked) => saving.mutate(isChecked)}
          >
            {t('security.online.hide')}
          </CheckField>
          {saving.error !== null && <FormError>{errorText(saving.error)}</FormError>}
          <PanelStatus status={status} />
        </>
      )}
    </SecurityPanel>
  );
}
