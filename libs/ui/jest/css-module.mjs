/** A css module whose class names are their own names. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
