import { ListPages } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import type { LogPagination } from './log-answer';
import type { UsedLog } from './use-log';

export interface LogPagesProps {
  pagination: LogPagination;
  used: UsedLog;
}

/** The pages beside this one go on from its rows, so that they cost the same however far in; the first and the last have numbers. */
export function LogPages({ pagination, used: { view, hrefWith } }: LogPagesProps) {
  const t = useTexts('mfe-admin');
  const { next, previous, totalPages, isAbout } = pagination;
  const { page } = view;
  const pages = next === null ? page : Math.max(totalPages, page + 1);
  const hrefFor = (to: number) => {
    if (to === page + 1 && next !== null) return hrefWith({ page: to, cursor: next });
    if (to === page - 1 && to > 1 && previous !== null) return hrefWith({ page: to, cursor: previous });
    // Where pages are not counted one by one, nobody knows which is the last.
    if (to > page + 1 && isAbout) return undefined;
    return hrefWith({ page: to, cursor: '' });
  };
  return (
    <ListPages
      page={page}
      pages={pages}
      hrefFor={hrefFor}
      textOf={(text, numbers) =>
        t(text === 'position' && isAbout ? 'logs.pages.positionAbout' : `logs.pages.${text}`, numbers)
      }
    />
  );
}
