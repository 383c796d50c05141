import { Skeleton } from '@mantine/core';
import { ResponsiveSheet } from '@setpoint/ui';
import { Suspense, type ReactNode } from 'react';

export interface FormSheetProps {
  readonly title: string;
  readonly opened: boolean;
  onClose(): void;
  /** May be loaded with the first press; begins anew each time the sheet opens. */
  readonly children: ReactNode;
}

/** A form over the page of a match. */
export const FormSheet = ({ title, opened, onClose, children }: FormSheetProps) => (
  <ResponsiveSheet opened={opened} onClose={onClose} title={title}>
    {opened && <Suspense fallback={<Skeleton h={220} />}>{children}</Suspense>}
  </ResponsiveSheet>
);
