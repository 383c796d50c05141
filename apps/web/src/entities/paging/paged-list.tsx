import type { ReactNode } from 'react';
import { ListFrame } from '../list/list-frame.js';
import { isBeyond, PageGone } from './page-gone.js';
import { Pages } from './pages.js';
import type { PagedNodes } from './use-paged-list.js';

/** A page of a list with the way to the others. */
export function PagedList<Node>({
  list,
  to,
  skeleton,
  empty,
  children,
}: {
  readonly list: PagedNodes<Node>;
  /** The address of a page. */
  readonly to: (page: number) => string;
  readonly skeleton: ReactNode;
  /** Where the list as a whole is empty. */
  readonly empty: ReactNode;
  readonly children: (nodes: readonly Node[]) => ReactNode;
}) {
  const { nodes, page, size, total, failed, retry } = list;
  return (
    <>
      <ListFrame
        items={nodes}
        failed={failed}
        onRetry={retry}
        skeleton={skeleton}
        empty={isBeyond({ page, size, total }) ? <PageGone size={size} total={total} to={to} /> : empty}
      >
        {children(nodes ?? [])}
      </ListFrame>
      {nodes && <Pages page={page} size={size} total={total} to={to} />}
    </>
  );
}
