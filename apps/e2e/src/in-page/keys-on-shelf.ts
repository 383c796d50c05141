/** Run in the page: of the answers that the app keeps for a time without a network, their users, operations and variables. */
export function keysOnShelf(): Promise<string[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('setpoint-shelf');
    // Only the app makes it, with what belongs there.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const shelf = opening.result;
      const reading = shelf.transaction('answers').objectStore('answers').getAllKeys();
      shelf.close();
      reading.onsuccess = () => resolve(reading.result.map(String));
      reading.onerror = () => resolve([]);
    };
  });
}
