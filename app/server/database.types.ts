// Written from packages/local-supabase/schema/schema.sql by `npm run types:database`. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

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
          shown_from: string | null;
          shown_until: string | null;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      notices: {
        Row: {
          id: string;
          version: number;
          branches: Json;
          first_day: string;
          last_day: string;
          text_en: string;
          text_ar: string;
          is_withdrawn: boolean;
          updated_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      opening_exceptions: {
        Row: {
          id: string;
          version: number;
          branches: Json;
          first_day: string;
          last_day: string;
          sessions: Json;
          reason_en: string;
          reason_ar: string;
          is_expected: boolean;
          is_withdrawn: boolean;
          updated_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      article_revisions: {
        Row: {
          id: string;
          version: number;
          slug: string;
          state: string;
          title_en: string;
          title_ar: string;
          excerpt_en: string;
          excerpt_ar: string;
          content_en: string;
          content_ar: string;
          featured_image: string | null;
          category: string;
          author: string;
          published_at: string | null;
          base_id: string | null;
          restored_from: string | null;
          written_by: string;
          written_by_email: string;
          decided_by: string | null;
          decided_by_email: string | null;
          comment: string | null;
          updated_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      fact_checks: {
        Row: {
          id: string;
          branch: string;
          checked_by: string;
          checked_by_email: string;
          is_withdrawn: boolean;
          checked_at: string;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
      audit_log: {
        Row: {
          id: number;
          at: string;
          actor: string;
          actor_email: string;
          action: string;
          table_name: string;
          row_id: string;
          before: Json | null;
          after: Json;
        };
        Insert: never;
        Update: never;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      delete_own_account: {
        Args: Record<never, never>;
        Returns: undefined;
      };
      save_notice: {
        Args: {
          id: string;
          expected_version: number;
          branches: Json;
          first_day: string;
          last_day: string;
          text_en: string;
          text_ar: string;
        };
        Returns: Json;
      };
      withdraw_notice: {
        Args: {
          id: string;
          expected_version: number;
        };
        Returns: Json;
      };
      save_opening_exception: {
        Args: {
          id: string;
          expected_version: number;
          branches: Json;
          first_day: string;
          last_day: string;
          sessions: Json;
          reason_en: string;
          reason_ar: string;
          is_expected?: boolean;
        };
        Returns: Json;
      };
      withdraw_opening_exception: {
        Args: {
          id: string;
          expected_version: number;
        };
        Returns: Json;
      };
      confirm_facts: {
        Args: {
          id: string;
          branch: string;
          undo?: boolean;
        };
        Returns: Json;
      };
      save_article_revision: {
        Args: {
          id: string;
          expected_version: number;
          slug: string;
          title_en: string;
          title_ar: string;
          excerpt_en: string;
          excerpt_ar: string;
          content_en: string;
          content_ar: string;
          category: string;
          author: string;
          featured_image?: string;
          published_at?: string;
          base_id?: string;
          restored_from?: string;
        };
        Returns: Json;
      };
      submit_article_revision: {
        Args: {
          id: string;
          expected_version: number;
        };
        Returns: Json;
      };
      approve_article_revision: {
        Args: {
          id: string;
          expected_version: number;
          published_at?: string;
        };
        Returns: Json;
      };
      reject_article_revision: {
        Args: {
          id: string;
          expected_version: number;
          comment: string;
        };
        Returns: Json;
      };
    };
  };
}
