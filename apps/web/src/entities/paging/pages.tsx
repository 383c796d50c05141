import { Pagination, useMatches } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './pages.module.css';

/** Numbered pages as links, so that each can be opened, shared and gone back to. */
export function Pages({
  page,
  size,
  total,
  to,
}: {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly to: (page: number) => string;
}) {
  const { t } = useTranslation('match');
  const siblings = useMatches({ base: 0, sm: 1 });
  const pages = Math.ceil(total / size);
  if (pages <= 1 || page > pages) return null;
  return (
    <Pagination.Root
      total={pages}
      value={page}
      siblings={siblings}
      size="lg"
      component="nav"
      aria-label={t('pages.title')}
      getItemProps={(number) => ({ component: Link, to: to(number), 'aria-label': t('pages.page', { number }) })}
    >
      <div className={classes.pages}>
        <Pagination.Previous
          component={Link}
          to={to(Math.max(1, page - 1))}
          aria-label={t('pages.previous')}
          aria-disabled={page <= 1}
        />
        <Pagination.Items />
        <Pagination.Next
          component={Link}
          to={to(Math.min(pages, page + 1))}
          aria-label={t('pages.next')}
          aria-disabled={page >= pages}
        />
      </div>
    </Pagination.Root>
  );
}
