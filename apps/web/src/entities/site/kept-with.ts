/** What is kept with an owner, such as a session, for as long as that lives; made when it is first asked for. */
export function keptWith<Owner extends object, Kept>(make: (owner: Owner) => Kept): (owner: Owner) => Kept {
  const held = new WeakMap<Owner, Kept>();
  return (owner) => {
    const kept = held.get(owner) ?? make(owner);
    held.set(owner, kept);
    return kept;
  };
}
