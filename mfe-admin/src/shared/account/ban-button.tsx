import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { Button, FormError } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from './act-dialog';
import { accountQuery } from './account.queries';

interface BanButtonProps {
  accountId: number;
  name: string;
  /** Default reason of the ban. */
  reason: string;
}

export function BanButton({ accountId, name, reason }: BanButtonProps) {
  const t = useTexts('mfe-admin');
  const [isAsked, setIsAsked] = useState(false);
  const { data: account, error } = useQuery({ ...accountQuery(accountId), enabled: isAsked });
  return (
    <>
      <Button
        size="small"
        variant="danger"
        isPending={isAsked && account === undefined && error === null}
        aria-label={t('account.dialog.ban.title', { name })}
        onClick={() => setIsAsked(true)}
      >
        {t('account.act.ban')}
      </Button>
      {isAsked && error !== null && <FormError>{errorText(error)}</FormError>}
      {isAsked && account && (
        <ActDialog account={account} act="ban" reason={reason} onClose={() => setIsAsked(false)} />
      )}
    </>
  );
}
