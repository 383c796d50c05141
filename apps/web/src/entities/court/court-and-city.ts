/** A centre and its town: `Tennis Club Milano, Milano`; without the town where it can't be had. */
export const courtAndCity = ({ name, city }: { readonly name: string; readonly city: string | null }): string =>
  city ? `${name}, ${city}` : name;
