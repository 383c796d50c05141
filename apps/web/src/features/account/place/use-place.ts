import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import { useSession } from '@setpoint/client/session';

export interface FoundPlace {
  readonly name: string;
  readonly fullName: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
}

export const PlaceAt = graphql(`
  query PlaceAt($lat: Float!, $lng: Float!) {
    placeAt(lat: $lat, lng: $lng) {
      name
      fullName
      country
      lat
      lng
    }
  }
`);

const SaveLocation = graphql(`
  mutation SaveLocation($profilesData: ProfilesData!) {
    updateUser(profilesData: $profilesData) {
      success
      errorCode
      user {
        id
        locationName
        locationLat
        locationLng
        kmToSearch
        profiles {
          locationCountry
          locationName
          locationFullname
        }
      }
    }
  }
`);

/** Stores where the player looks for matches (API-06); the top bar follows. */
export function useSavePlace() {
  const session = useSession();
  const [save, { loading }] = useMutation(SaveLocation);
  return {
    saving: loading,
    /** False if the server refused or did not respond. */
    async savePlace(place: FoundPlace): Promise<boolean> {
      try {
        const { data } = await save({
          variables: {
            profilesData: {
              locationCountry: place.country,
              locationName: place.name,
              locationFullname: place.fullName,
              locationLat: place.lat,
              locationLng: place.lng,
            },
          },
        });
        if (!data?.updateUser.success) return false;
      } catch {
        return false;
      }
      session.amend({ locationName: place.name, locationLat: place.lat, locationLng: place.lng });
      return true;
    },
    async saveRadius(kmToSearch: number): Promise<boolean> {
      try {
        const { data } = await save({ variables: { profilesData: { kmToSearch } } });
        if (!data?.updateUser.success) return false;
      } catch {
        return false;
      }
      session.amend({ kmToSearch });
      return true;
    },
  };
}

export type PositionError = 'NOT_SUPPORTED' | 'NOT_ALLOWED' | 'UNAVAILABLE';

/** The browser's position and the place that it lies in (SHL-07). */
export function usePosition() {
  const client = useApolloClient();
  return async (): Promise<FoundPlace | PositionError> => {
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) return 'NOT_SUPPORTED';
    let position: GeolocationPosition;
    try {
      position = await new Promise<GeolocationPosition>((found, failed) =>
        geolocation.getCurrentPosition(found, failed, { timeout: 15_000, maximumAge: 300_000 }),
      );
    } catch (error) {
      return (error as GeolocationPositionError).code === 1 ? 'NOT_ALLOWED' : 'UNAVAILABLE';
    }
    const { latitude: lat, longitude: lng } = position.coords;
    try {
      const { data } = await client.query({ query: PlaceAt, variables: { lat, lng } });
      return data?.placeAt ? { ...data.placeAt, lat, lng } : 'UNAVAILABLE';
    } catch {
      return 'UNAVAILABLE';
    }
  };
}
