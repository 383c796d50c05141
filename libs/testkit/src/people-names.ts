const namesOf = (text: string): readonly string[] => [...new Set(text.trim().split(/\s*,\s*/))];

export const FIRST_NAMES = namesOf(`
  Marco, Giulia, Luca, Chiara, Andrea, Francesca, Niccolò, Noè, Alessandro, Sofia, Matteo, Martina, Davide, Elena, Simone,
  Pablo, Lucía, Álvaro, María, Sergio, Marta, José, Irene, Íñigo, Nuria, Javier, Begoña, Adrián, Ana, Hugo,
  Élodie, Julien, Chloé, Antoine, Léa, Thibaut, Inès, François, Manon, Loïc, Camille, Zoé, Maxime, Anaïs, Rémi,
  Oliver, Emily, Jack, Sophie, Harry, Grace, James, Charlotte, Liam, Kim, Owen, Megan, Thomas, Holly, Daniel`);

/** Surnames with accents, apostrophes and several words, as they are in Italy, Spain, France and Britain. */
export const SURNAMES = namesOf(`
  Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, De Luca, Mancini,
  Costa, Giordano, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrara, Galli, Martini,
  Leone, Longo, Gentile, Martinelli, Vitale, Lombardo, Serra, Coppola, De Santis, D'Angelo, Marchetti, Parisi, Villa,
  Conte, Ferraro, Ferri, Fabbri, Bianco, Marini, Grasso, Valentini, Messina, Sala, De Angelis, Gatti, Pellegrini, Palumbo,
  Sanna, Farina, Rizzi, Monti, Cattaneo, Morelli, Amato, Silvestri, Mazza, Testa, Grassi, Pellegrino, Carbone, Giuliani,
  Benedetti, Barone, Rossetti, Caputo, Montanari, Guerra, Palmieri, Bernardi, Martino, Fiore, De Rosa, Ferretti, Bellini,
  Basile, Riva, Donati, Piras, Vitali, Battaglia, Sartori, Neri, Costantini, Milani, Pagano, Ruggiero, Sorrentino, D'Amico,
  Orlando, Damico, Negri, Nicolò, Dell'Orto, Di Stefano, Lo Presti, Dall'Aglio,
  García, Rodríguez, González, Fernández, López, Martínez, Sánchez, Pérez, Gómez, Martín, Jiménez, Hernández, Ruiz, Díaz,
  Moreno, Muñoz, Álvarez, Romero, Gutiérrez, Alonso, Navarro, Torres, Domínguez, Ramos, Vázquez, Ramírez, Gil, Serrano,
  Blanco, Molina, Morales, Suárez, Ortega, Delgado, Castro, Ortiz, Rubio, Marín, Sanz, Núñez, Iglesias, Medina, Garrido,
  Cortés, Castillo, Santos, Lozano, Guerrero, Cano, Prieto, Méndez, Cruz, Calvo, Gallego, Herrera, Márquez, León, Vidal,
  Peña, Flores, Cabrera, Campos, Vega, Fuentes, Carrasco, Diez, Reyes, Caballero, Nieto, Aguilar, Pascual, Santana,
  Herrero, Montero, Lorenzo, Hidalgo, Giménez, Ibáñez, Ferrer, Durán, Santiago, Benítez, Vargas, Mora, Vicente, Arias,
  Carmona, Crespo, Román, Pastor, Soto, Sáez, Velasco, Moya, Soler, Parra, Esteban, Bravo, Gallardo, Rojas,
  García Lorca, Ruiz de Alarcón, De la Fuente, Pardo Bazán, Sáenz de Santamaría, Del Río,
  Martin, Bernard, Thomas, Petit, Robert, Richard, Durand, Dubois, Moreau, Laurent, Simon, Michel, Lefebvre, Leroy, Roux,
  David, Bertrand, Morel, Fournier, Girard, Bonnet, Dupont, Lambert, Fontaine, Rousseau, Vincent, Müller, Lefèvre, Faure,
  André, Mercier, Blanc, Guérin, Boyer, Garnier, Chevalier, François, Legrand, Gauthier, Perrin, Robin, Clément, Morin,
  Nicolas, Henry, Roussel, Mathieu, Gautier, Masson, Marchand, Duval, Denis, Dumont, Marie, Lemaire, Noël, Meyer, Dufour,
  Meunier, Brun, Blanchard, Giraud, Joly, Rivière, Lucas, Brunet, Gaillard, Barbier, Arnaud, Gérard, Roche, Renard,
  Schmitt, Roy, Leroux, Colin, Vidal-Naquet, Caron, Picard, Renaud, Lemoine, Lacroix, Aubert, Philippe, Bourgeois, Pierre,
  Benoît, Rey, Leclerc, Payet, Rolland, Leclercq, Guillaume, Lecomte, Jean, Dupuis, Guillot, Hubert, L'Hôpital,
  D'Estaing, De Gaulle, Saint-Exupéry, Le Goff, Du Bellay, Lévi-Strauss,
  Smith, Jones, Taylor, Brown, Williams, Wilson, Johnson, Davies, Patel, Robinson, Wright, Thompson, Evans, Walker, White,
  Roberts, Green, Hall, Wood, Jackson, Clarke, Clark, Harrison, Scott, Cooper, King, Davis, Baker, Ward, Turner, Lewis,
  Hughes, Edwards, Hill, Moore, Harris, Lee, Anderson, Young, Mitchell, Allen, Phillips, Cook, Carter, Bailey, Parker,
  Shaw, Bennett, Richardson, Cox, Fox, Gray, Bell, Griffiths, Foster, Morgan, Murphy, Marshall, Simpson, Palmer, Webb,
  Mills, Ellis, Stevens, Price, Russell, Hunt, Mason, Matthews, Lloyd, Barnes, Knight, Butler, Powell, Holmes, Barker,
  Jenkins, Pearson, Chapman, Fisher, Murray, Dixon, Harvey, O'Brien, O'Connor, O'Neill, McDonald, MacLeod, Smythe,
  Day-Lewis, Bonham Carter, Lloyd George, Vaughan Williams, Fitzgerald`);

export type Mistake = 'replaced' | 'dropped' | 'swapped' | 'doubled';
export const MISTAKES: readonly Mistake[] = ['replaced', 'dropped', 'swapped', 'doubled'];

const LETTERS = 'abcdefghilmnoprstuvz';

/**
 * A name as somebody types it who makes one mistake in its longest word. `pick(n)` chooses below n. The mistake may be at the
 * first letter; letters that are swapped differ.
 */
export function mistyped(name: string, mistake: Mistake, pick: (below: number) => number): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const letters = [...longest];
  const places = letters.flatMap((letter, at) =>
    mistake !== 'swapped' || isOther(letter, letters[at + 1]) ? [at] : [],
  );
  const at = places[pick(places.length)]!;
  return name.replace(longest, typed(letters, mistake, at, pick).join(''));
}

const isOther = (letter: string, next: string | undefined) =>
  next !== undefined && next.toLowerCase() !== letter.toLowerCase();

function typed(letters: readonly string[], mistake: Mistake, at: number, pick: (below: number) => number) {
  const letter = letters[at]!;
  switch (mistake) {
    case 'replaced': {
      const others = [...LETTERS].filter((other) => isOther(letter, other));
      return letters.with(at, others[pick(others.length)]!);
    }
    case 'dropped':
      return letters.toSpliced(at, 1);
    case 'swapped':
      return letters.with(at, letters[at + 1]!).with(at + 1, letter);
    case 'doubled':
      return letters.toSpliced(at, 0, letter);
  }
}
