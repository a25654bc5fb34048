import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { Button, Icon, SelectField, TextField, Window } from '@portico/ui';
import { type DragEvent, type FormEvent, useState } from 'react';
import { EXAMPLE_FILE } from '../../../shared/developer/examples';
import { MAX_FILE_BYTES } from './wz-file';
import type { FileSource, WzFile } from './wz-file.queries';
import styles from './file-opener.module.css';

export function FileOpener({ file, isDraggedOver }: { file: WzFile; isDraggedOver: boolean }) {
  const t = useTexts('mfe-admin');
  return (
    <Window title={t('wzExplorer.open.title')} icon="paste">
      <div className={styles.ways}>
        <label className={styles.zone} data-is-over={isDraggedOver}>
          <Icon name="download" size={24} className={styles.mark} />
          <span className={styles.zoneTitle}>{t('wzExplorer.open.own')}</span>
          <span className={styles.hint}>
            {t('wzExplorer.open.private', { limit: MAX_FILE_BYTES / 1_048_576 })}
          </span>
          <input
            type="file"
            className={styles.input}
            accept=".xml,.gz,text/xml,application/xml,application/gzip"
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen !== undefined) file.openOwn(chosen);
              // Lets the same file be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
        <PathForm key={`${file.source}:${file.path}`} file={file} />
      </div>
    </Window>
  );
}

function PathForm({ file: { path, source, openPath, isReading } }: { file: WzFile }) {
  const t = useTexts('mfe-admin');
  const { xmlOrigin } = usePortal().config.developerTools;
  const [from, setFrom] = useState<FileSource>(source);
  const load = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('file');
    if (typeof typed === 'string' && typed.trim() !== '') openPath(typed.trim(), from);
  };
  return (
    <form className={styles.path} onSubmit={load}>
      {xmlOrigin !== undefined && (
        <SelectField
          label={t('developer.from')}
          value={from}
          options={[
            { value: 'portal', text: t('developer.portal') },
            { value: 'xml', text: xmlOrigin },
          ]}
          onChange={(value) => setFrom(value === 'xml' ? 'xml' : 'portal')}
        />
      )}
      <TextField
        label={t('wzExplorer.open.path')}
        name="file"
        dir="ltr"
        value={path}
        placeholder={EXAMPLE_FILE}
        maxLength={300}
        spellCheck={false}
        required
      />
      <Button type="submit" icon="search" isPending={isReading && path !== ''}>
        {t('wzExplorer.open.load')}
      </Button>
    </form>
  );
}

/** Accepts a drop anywhere on the page: otherwise the browser would open the file. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer.files;
      if (file !== undefined) onFile(file);
    },
  };
}
