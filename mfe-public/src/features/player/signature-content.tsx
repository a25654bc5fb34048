import { addressOf } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { CopyButton } from '@portico/portal-kit/copy-button';
import { Stack } from '@portico/ui';
import { useId, useRef } from 'react';
import type { Player } from './player.queries';
import styles from './signature-content.module.css';

/** The names of these formats are the same in all languages. */
const CODES = { bbcode: 'BBCode', html: 'HTML', markdown: 'Markdown' } as const;

/** The signature of a character, and lines that show it elsewhere. */
export function SignatureContent({ player }: { player: Pick<Player, 'id' | 'name'> }) {
  const t = useTexts('mfe-public');
  const { config } = usePortal();
  const code = signatureCode(config.site.origin, player);
  return (
    <Stack>
      <p className={styles.lead}>{t('player.signature.lead', { name: player.name })}</p>
      <img
        className={styles.picture}
        src={new URL(code.address).pathname}
        alt={t('player.signature.picture', { name: player.name })}
        width="400"
        height="120"
      />
      <CodeToCopy label={CODES.bbcode} code={code.bbcode} />
      <CodeToCopy label={CODES.html} code={code.html} />
      <CodeToCopy label={CODES.markdown} code={code.markdown} />
      <CodeToCopy label={t('player.signature.address')} code={code.address} />
    </Stack>
  );
}

/** A line to copy. If the browser refuses to copy, the line is selected. */
function CodeToCopy({ label, code }: { label: string; code: string }) {
  const t = useTexts('mfe-public');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.code}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        dir="ltr"
        readOnly
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton
        text={code}
        label={t('player.signature.copy')}
        aria-describedby={id}
        onRefused={() => field.current?.select()}
      />
    </div>
  );
}

interface SignatureCode {
  address: string;
  bbcode: string;
  html: string;
  markdown: string;
}

export function signatureCode(origin: string, { id, name }: { id: number; name: string }): SignatureCode {
  const address = `${origin}/cards/signature/${id}.png`;
  const profile = origin + addressOf('player', id);
  return {
    address,
    bbcode: `[url=${profile}][img]${address}[/img][/url]`,
    html: `<a href="${escaped(profile)}"><img src="${escaped(address)}" alt="${escaped(name)}"></a>`,
    markdown: `[![${name.replace(/[\\`*_[\]<>]/g, '\\$&')}](${address})](${profile})`,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
