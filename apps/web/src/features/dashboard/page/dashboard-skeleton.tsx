import { Skeleton } from '@mantine/core';
import { Loading } from '@setpoint/ui';
import { MatchCardSkeleton } from '../../../entities/match/match-card-skeleton.js';
import { Frame } from './frame.js';
import shelf from './free-places.module.css';
import classes from './dashboard-skeleton.module.css';

/** Shaped like the dashboard of somebody who plays, so that little moves when it arrives. */
export function DashboardSkeleton() {
  return (
    <Loading>
      <Frame
        main={
          <>
            <Skeleton height={248} radius="lg" />
            <Rows count={3} height={76} />
            <Rows count={4} height={84} />
          </>
        }
        shelf={<ShelfSkeleton />}
        side={<SideSkeleton />}
      />
    </Loading>
  );
}

export const ShelfSkeleton = () => (
  <div aria-busy="true">
    <Heading />
    <div className={shelf.shelf}>
      {Array.from({ length: 3 }, (_, at) => (
        <div key={at}>
          <MatchCardSkeleton />
        </div>
      ))}
    </div>
  </div>
);

export const SideSkeleton = () => (
  <>
    <Level />
    <Rows count={5} height={64} />
    <Rows count={3} height={64} />
  </>
);

const Heading = () => (
  <div className={classes.head}>
    <Skeleton height={20} width={180} />
  </div>
);

const Level = () => (
  <div>
    <Heading />
    <div className={`${classes.frame} ${classes.level}`}>
      <div className={classes.dials}>
        {Array.from({ length: 3 }, (_, at) => (
          <Skeleton key={at} height={76} circle />
        ))}
      </div>
      <Skeleton height={14} width="50%" />
      <Skeleton height={36} radius="xl" mt={48} />
    </div>
  </div>
);

function Rows({ count, height }: { readonly count: number; readonly height: number }) {
  return (
    <div>
      <Heading />
      <div className={classes.frame}>
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className={classes.row} style={{ height }}>
            <Skeleton height={40} circle />
            <div>
              <Skeleton height={14} width="55%" mb={8} />
              <Skeleton height={12} width="80%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
