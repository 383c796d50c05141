interface MayBeLocated {
  readonly city: string | null;
  readonly address?: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

interface Where {
  readonly city: string;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
}

/** A centre whose own service says where it is: all but those that others refer to while it is away. */
export type Located<Centre extends MayBeLocated> = Centre & Pick<Where, keyof Where & keyof Centre>;

/** Whether it is known where a centre is. */
export const isLocated = <Centre extends MayBeLocated>(centre: Centre): centre is Located<Centre> =>
  centre.city !== null && centre.address !== null && centre.lat !== null && centre.lng !== null;
