// Written from packages/local-supabase/schema/schema.sql by `npm run types:database`. Do not edit.
export interface Database {
  public: {
    Tables: {
      articles: {
        Row: {
          id: string;
          slug: string;
          title_en: string;
          title_ar: string;
          excerpt_en: string;
          excerpt_ar: string;
          content_en: string;
          content_ar: string;
          featured_image: string | null;
          category: string;
          author: string;
          published_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}
