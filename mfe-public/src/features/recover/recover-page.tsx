import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { useState } from 'react';
import { useLinkToken } from '../../shared/use-link-token';
import { DoorPage } from '../../shared/door-page';
import { AskForm } from './ask-form';
import { LazySentMails } from './lazy-sent-mails';
import { ResetForm } from './reset-form';
import { RecoveryOff } from './recovery-off';

/** The way back for who forgot their password: asks for the address, and behind the link of the mail for a new password. */
export function RecoverPage() {
  const t = useTexts('mfe-public');
  const { demo, config } = usePortal();
  const token = useLinkToken();
  const [refusedToken, setRefusedToken] = useState<string>();
  const [sentAt, setSentAt] = useState(0);
  const isChoosing = token !== undefined && token !== refusedToken;
  return (
    <>
      <DoorPage
        title={t(isChoosing ? 'recover.new.title' : 'recover.title')}
        lead={t(isChoosing ? 'recover.new.lead' : 'recover.lead')}
        aside={demo && <LazySentMails sentAt={sentAt} />}
      >
        {!config.identity.recovery && <RecoveryOff />}
        {config.identity.recovery && isChoosing && (
          <ResetForm key={token} token={token} onAskAgain={() => setRefusedToken(token)} />
        )}
        {config.identity.recovery && !isChoosing && <AskForm onSent={() => setSentAt(Date.now())} />}
      </DoorPage>
    </>
  );
}
