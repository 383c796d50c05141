import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { SaveAvailability } from './availability-document.js';
import { bandsOf, slotsOf, type ChosenBands, type Slot } from './bands.js';

export interface AvailabilityForm {
  readonly anyDay: boolean;
  readonly chosen: ChosenBands;
  readonly failed: boolean;
  readonly saving: boolean;
  /** Whether anything is said about when one plays. */
  readonly isFilled: boolean;
  setAnyDay(anyDay: boolean): void;
  toggle(band: Band): void;
  /** True once it is kept. */
  save(): Promise<boolean>;
}

type Band = ChosenBands extends ReadonlySet<infer One> ? One : never;

/** When I can play, as it is being filled in (PLY-10). */
export function useAvailabilityForm(kept: {
  readonly noFixedDays: boolean;
  readonly slots: readonly Slot[];
}): AvailabilityForm {
  const [anyDay, setAnyDay] = useState(kept.noFixedDays);
  const [chosen, setChosen] = useState<ChosenBands>(() => bandsOf(kept.slots));
  const [failed, setFailed] = useState(false);
  const [send, { loading: saving }] = useMutation(SaveAvailability);

  function toggle(band: Band) {
    const next = new Set(chosen);
    if (!next.delete(band)) next.add(band);
    setChosen(next);
  }

  async function save(): Promise<boolean> {
    if (saving) return false;
    setFailed(false);
    const input = { noFixedDays: anyDay, slots: anyDay ? [] : slotsOf(chosen) };
    const result = await send({ variables: { input } }).catch(() => null);
    const isKept = result?.data?.saveAvailability.success === true;
    setFailed(!isKept);
    return isKept;
  }

  return { anyDay, chosen, failed, saving, isFilled: anyDay || chosen.size > 0, setAnyDay, toggle, save };
}
