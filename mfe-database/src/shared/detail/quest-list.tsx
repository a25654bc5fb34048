import { Fragment } from 'react';
import type { components } from '@portico/api-client';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { paths } from '../../paths';
import { EntryList } from './entry-list';
import { FirstRows } from './first-rows';
import { KindPicture } from '../pictures/kind-picture';

type QuestMention = components['schemas']['QuestMentionDto'];

export function QuestList({ quests }: { quests: readonly QuestMention[] }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <FirstRows kind="quests" rows={quests}>
      {(rows) => (
        <EntryList
          entries={rows.map(({ id, name, level, roles }) => ({
            key: id,
            href: paths.quest(id),
            name,
            picture: <KindPicture icon="scroll" />,
            note: (
              <>
                {level !== null && format.level(level)}
                {roles.map((role, index) => (
                  <Fragment key={role}>
                    {(index > 0 || level !== null) && ' · '}
                    <span>{t(`quest.role.${role}`)}</span>
                  </Fragment>
                ))}
              </>
            ),
          }))}
        />
      )}
    </FirstRows>
  );
}
